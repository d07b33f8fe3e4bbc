/**
 * Photographs among the pictures: the build makes them in some widths and two formats, the site names these files.
 * Drawings (SVG) stay as they are.
 */
export type PhotographFormat = 'avif' | 'webp';

/** Pixels. */
export const photographWidths = [480, 960, 1440] as const;

/** Whether a picture is a photograph, by the extension of its file. */
export const isPhotographPath = (path: string): boolean => /\.(?:jpg|png|webp|avif)$/.test(path);

/** Path of one size: `/galleries/kpp/01-a.1f2e.jpg` is `/galleries/kpp/01-a.1f2e-480.avif`. */
export const photographPathOfWidth = (path: string, width: number, format: PhotographFormat): string =>
  path.replace(/\.[a-z]+$/, `-${width}.${format}`);

/** All sizes in the syntax of `srcset`. */
export const photographSrcset = (path: string, format: PhotographFormat): string =>
  photographWidths.map((width) => `${photographPathOfWidth(path, width, format)} ${width}w`).join(', ');
