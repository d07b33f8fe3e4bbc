import type { Project } from '../project.ts';
import type { PlannedPicture } from './site-plan.ts';

/** Every picture of content/ by its path there; on the site it stands under a name that changes with its bytes. */
export const planPictures = (project: Project): ReadonlyMap<string, PlannedPicture> =>
  new Map(
    project.pictures
      .filter(({ path }) => path.startsWith('galleries/') || path.startsWith('pictures/'))
      .map(({ path, sha256 }) => {
        const dot = path.lastIndexOf('.');
        return [path, { file: path, sha256, src: `/${path.slice(0, dot)}.${sha256.slice(0, 8)}${path.slice(dot)}` }];
      }),
  );
