import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

/** Programs that the tests use. */
export const toolSettings = [
  {
    name: 'CHROMIUM_PATH',
    kind: 'path',
    default: null,
    about: { pl: 'plik programu Chromium do testów w przeglądarce', en: 'the program file of Chromium for the browser tests' },
    without: { pl: 'szuka się Chromium w systemie', en: 'the system is searched for Chromium' },
    readBy: ['test'],
    secret: false,
    source,
  },
  {
    name: 'HEADLESS_SHELL_PATH',
    kind: 'path',
    default: null,
    about: { pl: 'plik programu Chromium bez okien', en: 'the program file of Chromium without windows' },
    without: {
      pl: 'szuka się go w systemie, a gdy go nie ma, wszystko pokazuje CHROMIUM_PATH',
      en: 'the system is searched for it; without one CHROMIUM_PATH shows everything',
    },
    readBy: ['test'],
    secret: false,
    source,
  },
] as const satisfies readonly Setting[];
