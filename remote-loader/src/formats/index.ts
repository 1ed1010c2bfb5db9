/**
 * The formats that builds, servers, the loader, the service worker and the tools exchange, each once: its type, and what reads and
 * writes it. They use no API of Node or of the page.
 */
export * from './bootFiles.ts';
export * from './declaredRoutes.ts';
export * from './handover.ts';
export * from './manifest.ts';
export * from './origin.ts';
export * from './pointer.ts';
