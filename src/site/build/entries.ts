/** The modules that a bundle begins with, relative to src/site; a build gives them hashed names, development serves them as they are. */
export const entries = {
  loader: 'app/browser/loader.ts',
  chat: 'app/browser/chat.ts',
  style: 'styles/index.css',
  icon: '../../generated/styles/icon.svg',
  render: 'app/document/render.tsx',
} as const;

/** The font that every page preloads, made by `npm run font`; the style sheet brings it into the bundle. */
export const font = 'styles/fonts/common.woff2';
