import type { ContentBinary } from '../../sources/loaded.ts';
import type { GalleryPicture } from '../../validate/content/content.ts';
import { galleryFilePath, resolvePictureFile } from '../../validate/content/pictures.ts';
import type { Project } from '../../validate/project.ts';
import type { PlannedPicture, SitePlan } from '../site-plan.ts';

const plan = ({ path, sha256 }: ContentBinary): PlannedPicture => {
  const dot = path.lastIndexOf('.');
  return { file: path, sha256, src: `/${path.slice(0, dot)}.${sha256.slice(0, 8)}${path.slice(dot)}` };
};

const illustrationOf = (path: string): string => path.replace(/\.[a-z]+$/, '.svg');

/**
 * Every picture of content/ by its path there; a photograph also by the path of the illustration that it replaces. Its name on the site
 * changes with its bytes.
 */
export const planPictures = (project: Project): ReadonlyMap<string, PlannedPicture> => {
  const files = project.pictures.filter(({ path }) => /^(?:galleries|pictures)\//.test(path));
  const planned = new Map(files.map((file) => [file.path, plan(file)]));
  const paths = new Set(planned.keys());
  const names = new Set([...paths].flatMap((path) => [path, illustrationOf(path)]));
  return new Map(
    [...names].flatMap((path) => {
      const picture = planned.get(resolvePictureFile(paths, path) ?? '');
      return picture === undefined ? [] : [[path, picture]];
    }),
  );
};

/** The pictures of a gallery that keep their top or bottom edge on a card that shows less of their height. */
const croppedIn = (
  gallery: string,
  entries: readonly GalleryPicture[],
  pictures: ReadonlyMap<string, PlannedPicture>,
): SitePlan['crops'] =>
  entries.flatMap(({ file, keep }) => {
    const src = pictures.get(galleryFilePath(gallery, file))?.src;
    return keep === undefined || src === undefined ? [] : [{ src, keep }];
  });

/** All pictures, and which of them keep an edge on a card that shows less of their height. */
export const listPicturesAndCrops = (
  { content }: Project,
  pictures: ReadonlyMap<string, PlannedPicture>,
): Pick<SitePlan, 'pictures' | 'crops'> => ({
  pictures: [...new Set(pictures.values())],
  crops: [...content.galleries].flatMap(([gallery, entries]) => croppedIn(gallery, entries, pictures)),
});
