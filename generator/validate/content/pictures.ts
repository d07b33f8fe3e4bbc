import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { subjectOfPicturePath } from '../../problems/subjects.ts';
import type { ContentBinary } from '../../sources/loaded.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator, type RowPlaces } from '../shape/shape.ts';
import type { Content } from './content.ts';

const cleanName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|jpg|png|webp|avif)$/;
const typeOfEnding: Readonly<Record<string, ContentBinary['type']>> = {
  svg: 'svg',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Word lists of the spelling tests; no page shows them. */
const wordList = /^dictionary\/[a-z]+\.txt$/;

/** The path of a file of a gallery, relative to content/. */
export const galleryFilePath = (gallery: string, file: string): string => `galleries/${gallery}/${file}`;

const photographEndings = ['jpg', 'png', 'webp', 'avif'];

/** The file that is shown for a path: a photograph of the same name replaces an illustration. Null if there is neither. */
export const resolvePictureFile = (paths: ReadonlySet<string>, path: string): string | null => {
  const stem = path.replace(/\.[a-z]+$/, '');
  const photograph = photographEndings.map((ending) => `${stem}.${ending}`).find((file) => paths.has(file));
  return photograph ?? (paths.has(path) ? path : null);
};

const checkFile = (binary: ContentBinary): Finding[] => {
  const name = binary.path.split('/').at(-1) ?? '';
  const at = { content: binary.path };
  if (!cleanName.test(name)) {
    return [{ code: 'bad-file-name', at, found: `“${name}” is not a clean file name.` }];
  }
  if (binary.size === 0) return [{ code: 'empty-file', at, found: `“${name}” has no bytes.` }];
  const claimed = typeOfEnding[name.split('.').at(-1) ?? ''];
  if (claimed !== binary.type)
    return [{ code: 'wrong-file-type', at, found: `“${name}” is actually a file of type ${binary.type}.` }];
  if (binary.fault === undefined) return [];
  const { found, line, column } = binary.fault;
  return [{ code: 'broken-picture', at: line === undefined ? at : { ...at, line, column: column ?? 1 }, found }];
};

const checkGallery = (gallery: string, content: Content, paths: ReadonlySet<string>): Finding[] => {
  const pictures = content.galleries.get(gallery) ?? [];
  const list = `galleries/${gallery}.yaml`;
  return pictures.flatMap(({ file }, index): Finding[] => {
    const at = { content: list, path: ['pictures', index, 'file'] };
    if (!cleanName.test(file))
      return [
        {
          code: 'bad-file-name',
          at,
          found: `“${file}” is not a clean file name.`,
          spoils: [subjectOfPicturePath(galleryFilePath(gallery, file))],
        },
      ];
    if (pictures.findIndex((other) => other.file === file) < index) {
      return [{ code: 'duplicate-id', at, found: `The picture “${file}” is listed twice.` }];
    }
    if (resolvePictureFile(paths, galleryFilePath(gallery, file)) !== null) return [];
    const nearest = findNearestName(
      file,
      [...paths].filter((path) => path.startsWith(`galleries/${gallery}/`)).map((path) => path.split('/').at(-1) ?? ''),
    );
    return [
      {
        code: 'missing-picture',
        at,
        found: `There is no file “content/${galleryFilePath(gallery, file)}”.`,
        lacks: [
          subjectOfPicturePath(galleryFilePath(gallery, file)),
          ...(nearest === undefined ? [] : [subjectOfPicturePath(galleryFilePath(gallery, nearest))]),
        ],
        ...(nearest === undefined ? {} : { nearest }),
      },
    ];
  });
};

/** Checks the pictures that rows of the model or articles name by their path in content/. */
const checkNamed = (
  model: Model,
  rows: RowPlaces,
  { content, paths }: { readonly content: Content; readonly paths: ReadonlySet<string> },
): Finding[] => {
  const place = createFieldLocator(rows);
  const documents = Object.values(content.documents).flatMap((named) => [...named.values()]);
  const named = [
    ...model.audiences.map((row) => ({ path: row.picture, at: place(row, 'picture') })),
    ...model.courseTypes.map((row) => ({ path: row.header.picture, at: place(row, 'header', 'picture') })),
    ...model.routes.map((row) => ({ path: row.picture, at: place(row, 'picture') })),
    ...model.appLinks.map((row) => ({ path: row.image, at: place(row, 'image') })),
    ...model.instructors.map((row) => ({ path: row.picture, at: place(row, 'picture') })),
    ...model.emergencies.flatMap((row) =>
      row.steps.flatMap(({ shown = [] }) => shown.map(({ file }) => ({ path: file, at: place(row, 'steps') }))),
    ),
    ...documents.map(({ file, front }) => ({ path: front.picture, at: { content: file, path: ['picture'] } })),
  ];
  return named.flatMap(({ path, at }): Finding[] => {
    if (path === undefined || path === null || resolvePictureFile(paths, path) !== null) return [];
    const nearest = findNearestName(path, [...paths]);
    return [
      {
        code: 'missing-picture',
        at,
        found: `There is no file “content/${path}”.`,
        lacks: [subjectOfPicturePath(path)],
        ...(nearest === undefined ? {} : { nearest }),
      },
    ];
  });
};

/**
 * Checks that galleries have the stated size, that every listed file exists with a clean name and the type of its ending, and that no
 * picture is unused (specification 3, C67).
 */
export const checkPictures = ({
  model,
  rows,
  content,
  binaries,
}: Pick<Facts, 'model' | 'rows' | 'content' | 'binaries'>): Finding[] => {
  const paths = new Set(binaries.map(({ path }) => path));
  const listed = new Set(
    [...content.galleries].flatMap(([gallery, pictures]) =>
      pictures.flatMap(({ file }) => {
        const path = galleryFilePath(gallery, file);
        return [path, resolvePictureFile(paths, path)];
      }),
    ),
  );
  const known = new Set(model.galleries.map(({ id }) => id));
  const sizes = model.galleries.flatMap((gallery): Finding[] => {
    const size = content.galleries.get(gallery.id)?.length ?? 0;
    if (size === gallery.size) return [];
    return [
      {
        code: 'gallery-size',
        at: createFieldLocator(rows)(gallery, 'size'),
        found: `The gallery “${gallery.id}” has ${size} pictures, but the model states ${gallery.size}.`,
        reliesOn: [`gallery ${gallery.id}`],
      },
    ];
  });
  const unused = binaries
    .filter(({ path }) => path.startsWith('galleries/') && !listed.has(path))
    .map(
      ({ path }): Finding => ({
        code: 'unused-file',
        at: { content: path },
        found: `No gallery lists “content/${path}”.`,
        lacks: [subjectOfPicturePath(path)],
        reliesOn: [`gallery ${path.split('/')[1]}`],
      }),
    );
  const strangers = [...content.galleries.keys()]
    .filter((id) => !known.has(id))
    .map(
      (id): Finding => ({
        code: 'unused-file',
        at: { content: `galleries/${id}.yaml` },
        found: `The model knows no gallery “${id}”.`,
        lacks: [`gallery ${id}`],
      }),
    );
  return [
    ...sizes,
    ...unused,
    ...strangers,
    ...checkNamed(model, rows, { content, paths }),
    ...binaries.filter(({ path }) => !wordList.test(path)).flatMap(checkFile),
    ...[...content.galleries.keys()].flatMap((gallery) => checkGallery(gallery, content, paths)),
  ];
};
