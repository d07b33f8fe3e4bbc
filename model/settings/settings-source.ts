import { decision } from '../source.ts';

export const settingsSource = decision('C88', {
  pl: 'co zależy od miejsca uruchomienia, podają zmienne środowiska; złą wartość odrzuca jedno zdanie',
  en: 'what depends on where the product runs is set by environment variables; a wrong value is refused in one sentence',
});
