export { PagesModule } from './pages.module.js';
export { SitemapModule } from './sitemap/sitemap.module.js';
export { Html, markup } from './text/html.js';
