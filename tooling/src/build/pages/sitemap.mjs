/**
 * The list of what search engines may show.
 *
 * @param {string} origin @param {readonly string[]} paths
 */
export function sitemap(origin, paths) {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** @param {string} origin */
export function robots(origin) {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
