/** The names that WordPress 6.5 and the shop's stand-in store during the walk, which have nothing to do with our plugin. */
export const storedByOthers: readonly string[] = [
  // After a plugin was uploaded.
  "event upgrader_scheduled_cleanup",
  "event wp_delete_temp_updater_backups",
  // WordPress asks its directory for the plugin that ours requires.
  "option _site_transient_timeout_wp_plugin_dependencies_plugin_timeout_woocommerce",
  "option _site_transient_wp_plugin_dependencies_plugin_data",
  "option _site_transient_wp_plugin_dependencies_plugin_timeout_woocommerce",
  // The editor, and the theme where pages are shown for the first time.
  "option _site_transient_timeout_wp_remote_block_patterns_3fbfb3846dba361d8b2f89e73874ce2e",
  "option _site_transient_timeout_wp_remote_block_patterns_5bfa12814c45ff33ed7b4e18fe416e85",
  "option _site_transient_timeout_wp_remote_block_patterns_bb313b9b234d55285039217a92c8dbb5",
  "option _site_transient_wp_remote_block_patterns_3fbfb3846dba361d8b2f89e73874ce2e",
  "option _site_transient_wp_remote_block_patterns_5bfa12814c45ff33ed7b4e18fe416e85",
  "option _site_transient_wp_remote_block_patterns_bb313b9b234d55285039217a92c8dbb5",
  "option can_compress_scripts",
  "option theme_mods_twentytwentyfour",
  "post meta _edit_lock",
  "post type revision",
  "post type wp_global_styles",
  "post type wp_navigation",
  "user meta wp_persisted_preferences",
  // The stand-in's product.
  "post type product",
]

/** WordPress asks for updates, plugins and translations, and no request leaves the machine. */
const expectedNotices: readonly RegExp[] = [
  /PHP Warning: {2}An unexpected error occurred\. .*could not establish a secure connection to WordPress\.org\..* in .*\/(?:wp-includes\/update|wp-admin\/includes\/(?:plugin|translation)-install)\.php on line \d+$/,
]

/** Whether a line of the log is about what the walk does without: a connection to WordPress.org. */
export function isExpectedNotice(line: string): boolean {
  return expectedNotices.some((notice) => notice.test(line))
}
