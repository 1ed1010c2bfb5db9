/** The file in the host's build that names the scripts of its start; apart, because reading it needs no webpack. */
export const BOOT_SCRIPTS = 'boot-scripts.json';
