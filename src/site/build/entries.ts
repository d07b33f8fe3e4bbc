/** The modules that a bundle begins with, relative to src/site; a build gives them hashed names, development serves them as they are. */
export const entries = {
  loader: 'app/browser/loader.ts',
  chat: 'app/browser/chat.ts',
  style: 'styles/index.css',
  icon: 'styles/icon.svg',
  render: 'app/document/render.tsx',
} as const;

/** The fonts that every page asks for with its first bytes. */
export const fonts = {
  'font:basic': 'styles/fonts/figtree-basic.woff2',
  'font:polish': 'styles/fonts/figtree-polish.woff2',
} as const;
