import type { Encoding, StaticFile } from './static-files.ts';

const preference = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** The best stored variant that the Accept-Encoding header admits; uncompressed when it admits none of ours. */
export const negotiateEncoding = (file: StaticFile, acceptEncoding: string | undefined): Encoding => {
  const qualities = parseQualities(acceptEncoding ?? '');
  const admitted = preference.filter(
    (encoding) => encoding !== 'identity' && file.variants[encoding] && quality(qualities, encoding) > 0,
  );
  return admitted.toSorted((a, b) => quality(qualities, b) - quality(qualities, a))[0] ?? 'identity';
};

const quality = (qualities: ReadonlyMap<string, number>, encoding: string): number =>
  qualities.get(encoding) ?? qualities.get('*') ?? 0;

const parseQualities = (header: string): ReadonlyMap<string, number> => {
  const parts = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, q === undefined ? 1 : Number(q) || 0] as const;
  });
  return new Map(parts.filter(([name]) => name !== ''));
};
