import { errors, type Page } from '@playwright/test';
import sharp from 'sharp';
import { timeoutFactor } from '../../timeout-factor.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the page as red, green and blue of its pixels, row after row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const readPixels = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const clipOf = ({ left: x, top: y, width, height }: Area) => ({ clip: { x, y, width, height } });

/** The browser has stopped drawing the page: no animation frame comes any more, and no picture. */
class NoFrameError extends Error {}

const noFrame = (error: unknown): never => {
  throw error instanceof errors.TimeoutError ? new NoFrameError('The browser draws no frames.') : error;
};

/** The whole page, or a part of it. */
export const takePixels = async (page: Page, area?: Area): Promise<Pixels> => {
  const wanted = { fullPage: true, ...(area === undefined ? {} : clipOf(area)) };
  return readPixels(await page.screenshot({ ...wanted, timeout: 20_000 * timeoutFactor }).catch(noFrame));
};

/**
 * Runs a check that takes pictures. Chromium without windows stops drawing one page of some hundreds when the machine is
 * busy, and draws again when the page is reopened; the check itself does that once.
 */
export const withFrames = async <Result>(check: (again: boolean) => Promise<Result>): Promise<Result> => {
  try {
    return await check(false);
  } catch (error) {
    if (error instanceof NoFrameError) return check(true);
    throw error;
  }
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const linearOf = Array.from({ length: 256 }, (_, channel) => linear(channel));

/** Relative luminance as WCAG defines it; pixels outside the picture are black. */
export const luminanceAt = ({ data, width, height }: Pixels, x: number, y: number): number => {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const at = (y * width + x) * 3;
  const part = (offset: number): number => linearOf[data[at + offset] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
};

/** Contrast of two luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
