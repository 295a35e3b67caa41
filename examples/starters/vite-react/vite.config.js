/** The basket's server while you develop: the starter of a static page answers on port 3002. */
export default { server: { proxy: { "/api": "http://localhost:3002" } } }
