import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadProject } from '#generator/load/load-project.ts';
import { findPictureFault } from '#generator/load/picture-fault.ts';
import { planPictures } from '#generator/plan/pages/pictures.ts';
import type { Loaded } from '#generator/sources/loaded.ts';
import { checkPictures, resolvePictureFile } from '#generator/validate/content/pictures.ts';
import { validateProject } from '#generator/validate/index.ts';
import { openFileCache } from '#site/build/files/kept-files.ts';
import type { Folders } from '#site/build/folders.ts';
import { createShareCardPainter } from '#site/build/pictures/cards.ts';
import { drawShareCard } from '#site/build/pictures/draw-card.ts';
import { resizePhotographs } from '#site/build/pictures/pictures.ts';
import { openTypeface } from '#site/build/pictures/typeface.ts';
import { createWorkQueue } from '#site/build/work-queue.ts';
import { SitePicture } from '#site/ui/picture/site-picture.tsx';
import { readPageData } from '../site/samples/small-site.ts';
import { root } from './texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const foldersIn = (name: string): Folders => {
  const places = ['generated', 'site', 'content', 'cache', 'stage', 'dist'].map((part) => [
    part,
    join(folder, name, part),
  ]);
  const { generated = '', site = '', content = '', cache = '', stage = '', dist = '' } = Object.fromEntries(places);
  for (const path of [site, content, cache, stage]) mkdirSync(path, { recursive: true });
  return { root, generated, site, content, cache, stage, dist };
};

const takePhotograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'camera owner' } })
    .jpeg()
    .toBuffer();

const src = '/galleries/kpp/01-chest-compressions.1f2e3d4c.jpg';

const stageOf = async (name: string, photograph: Buffer) => {
  const folders = foldersIn(name);
  writeFileSync(join(folders.content, 'photograph.jpg'), photograph);
  writeFileSync(join(folders.site, 'pictures.json'), JSON.stringify([{ file: 'photograph.jpg', src }]));
  const warnings = await resizePhotographs(folders, openFileCache(folders.cache));
  const files = globSync('**/*.*', { cwd: folders.stage }).toSorted();
  const bytes = files.map((file) => readFileSync(join(folders.stage, file)));
  return { folders, warnings, files, bytes };
};

describe('a photograph that the owner adds to a gallery', () => {
  let wide: Awaited<ReturnType<typeof stageOf>>;
  /** Taken by a camera that was held upright, and not wide enough. */
  let narrow: Awaited<ReturnType<typeof stageOf>>;
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = (await loadProject({ root })).loaded ?? expect.fail();
    wide = await stageOf('wide', await takePhotograph(2000, 1500));
    const upright = sharp(await takePhotograph(800, 600)).withMetadata({ orientation: 6 });
    narrow = await stageOf('narrow', await upright.toBuffer());
  });

  const illustration = 'galleries/kpp/01-chest-compressions.svg';
  const photograph = 'galleries/kpp/01-chest-compressions.jpg';

  test('replaces the illustration of the same name, whether that is deleted or not', () => {
    const binary = { path: photograph, size: 7, sha256: 'ab'.repeat(32), type: 'jpeg' } as const;
    const drawn = loaded.contentBinaries;
    expect(drawn.map(({ path }) => path)).toContain(illustration);
    for (const rest of [drawn, drawn.filter(({ path }) => path !== illustration)]) {
      const { project, findings } = validateProject({ ...loaded, contentBinaries: [...rest, binary] });
      expect(findings).toEqual([]);
      const pictures = planPictures(project ?? expect.fail());
      expect(pictures.get(illustration)?.src).toBe('/galleries/kpp/01-chest-compressions.abababab.jpg');
      expect([...pictures.values()].map(({ file }) => file)).not.toContain(illustration);
    }
  });

  test('is refused when it is no photograph, or the second of its name', () => {
    const { project } = validateProject(loaded);
    const binary = { path: photograph, size: 7, sha256: '00', type: 'pdf' } as const;
    const second = { path: photograph.replace('jpg', 'png'), size: 7, sha256: '00', type: 'png' } as const;
    const findings = checkPictures({
      model: project?.model ?? expect.fail(),
      rows: new Map(),
      content: project?.content ?? expect.fail(),
      binaries: [...loaded.contentBinaries, binary, second],
    });
    expect(findings.map(({ code, at }) => [code, 'content' in at ? at.content : ''])).toEqual([
      ['unused-file', second.path],
      ['wrong-file-type', photograph],
    ]);
    expect(resolvePictureFile(new Set([illustration]), illustration)).toBe(illustration);
  });

  test('is built in three widths and two formats, without camera metadata', async () => {
    const { files, bytes, warnings } = wide;
    const stem = 'galleries/kpp/01-chest-compressions.1f2e3d4c';
    const names = [480, 960, 1440].flatMap((width) => ['avif', 'webp'].map((format) => `${stem}-${width}.${format}`));
    expect(files).toEqual(names.toSorted());
    for (const [at, file] of files.entries()) {
      const { width, height, format, exif } = await sharp(bytes[at]).metadata();
      const wanted = Number(/-(\d+)\.[a-z]+$/.exec(file)?.[1]);
      expect([width, height, format, exif]).toEqual([
        wanted,
        wanted * 0.75,
        file.endsWith('avif') ? 'heif' : 'webp',
        undefined,
      ]);
    }
    expect(warnings).toEqual([]);
  });

  test('gives the same bytes again, with the cache and without it', async () => {
    const one = wide;
    const two = await stageOf('again', await takePhotograph(2000, 1500));
    expect(one.files).toEqual(two.files);
    expect(one.bytes.every((bytes, at) => bytes.equals(two.bytes[at] ?? Buffer.alloc(0)))).toBe(true);
    const kept = globSync('*', { cwd: one.folders.cache });
    expect(kept).toHaveLength(one.files.length);
    for (const file of kept) writeFileSync(join(one.folders.cache, file), 'from the cache');
    await resizePhotographs(one.folders, openFileCache(one.folders.cache));
    expect(readFileSync(join(one.folders.stage, one.files[0] ?? ''), 'utf8')).toBe('from the cache');
  });

  test('is upright when the camera was held upright', async () => {
    for (const size of narrow.bytes) {
      const { width = 0, height = 0 } = await sharp(size).metadata();
      expect(height).toBeGreaterThan(width);
    }
  });

  test('is reported with a warning when it is too small', () => {
    expect(narrow.warnings).toEqual([expect.stringContaining('content/photograph.jpg is 600 pixels wide')]);
  });

  test('is refused with a sentence when it cannot be decoded', async () => {
    const photo = await takePhotograph(800, 600);
    const spoiled = Buffer.concat([photo.subarray(0, 150), Buffer.alloc(photo.length - 152, 7), photo.subarray(-2)]);
    await expect(stageOf('spoiled', spoiled)).rejects.toThrow(
      /^content\/photograph\.jpg cannot be decoded \(.+\)\. Export the picture again\.$/,
    );
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is reported when the end of a %s is missing', async (type) => {
    const whole = await sharp(await takePhotograph(64, 48))
      .toFormat(type)
      .toBuffer();
    expect(findPictureFault(whole, type)).toBeUndefined();
    expect(findPictureFault(whole.subarray(0, -3), type)?.found).toMatch(/breaks off/);
  });

  test('is delivered in the size that fits, a drawing as it is', () => {
    const place = { alt: 'Uciskanie', width: 480, height: 360 };
    const markup = renderToStaticMarkup(<SitePicture source={src} {...place} />);
    const stem = src.replace('.jpg', '');
    expect(markup).toContain(
      `<picture><source type="image/avif" srcSet="${stem}-480.avif 480w, ${stem}-960.avif 960w, `,
    );
    expect(markup).toContain(`src="${stem}-960.webp"`);
    expect(markup).toContain('alt="Uciskanie" width="480" height="360"');
    expect(renderToStaticMarkup(<SitePicture source="/a.svg" {...place} />)).toMatch(/^<img src="\/a.svg" alt=/);
  });
});

describe('the picture for sharing a course', () => {
  const look = { bold: openTypeface(800), medium: openTypeface(500), mark: '' };

  test('draws every letter of the two languages as a shape', () => {
    const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–„”’ABCabc0123456789';
    for (const letter of letters) {
      expect(look.bold.outline(letter, { x: 0, y: 0, size: 50 }).length, letter).toBeGreaterThan(30);
      expect(look.bold.outline(letter, { x: 0, y: 0, size: 50 }), letter).not.toBe(
        look.bold.outline('漢', { x: 0, y: 0, size: 50 }),
      );
    }
    const card = drawShareCard(
      { audience: 'Dla straży', name: 'Żółć', details: [{ label: 'Czas', value: '66 godzin' }] },
      look,
    );
    expect(card).not.toMatch(/<text|NaN|undefined/);
  });

  test('is a PNG of 1200 by 630 for every course, the same bytes each time', async () => {
    const build = async (name: string): Promise<readonly Buffer[]> => {
      const folders = { ...foldersIn(name), content: join(root, 'content') };
      const cards = readPageData('open-graph.json');
      expect(cards.length).toBeGreaterThan(30);
      const queue = createWorkQueue();
      createShareCardPainter(folders, openFileCache(folders.cache), queue)(cards.slice(0, 3));
      await queue.finish();
      return cards.slice(0, 3).map((card: { src: string }) => readFileSync(join(folders.stage, card.src)));
    };
    const [one, two] = [await build('cards'), await build('cards-again')];
    for (const [at, png] of one.entries()) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(png.equals(two[at] ?? Buffer.alloc(0))).toBe(true);
      expect(png.length).toBeLessThan(60_000);
    }
  });
});

test('every picture that a page names exists in content/', () => {
  const pictures: readonly { file: string }[] = readPageData('pictures.json');
  expect(pictures.filter(({ file }) => !existsSync(join(root, 'content', file)))).toEqual([]);
});
