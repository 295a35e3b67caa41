/* Stands for each script of the shop: the page lists those that ran. */
window.standIn = [...(window.standIn ?? []), document.currentScript.id.replace(/-js$/, "")]
