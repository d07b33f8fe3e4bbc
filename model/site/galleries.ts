import type { Gallery } from '../schema/site.ts';
import { clause } from '../source.ts';

/** Picture sets with the number of pictures each must contain. KIPP has none; KPP II and EDB show the set of KPP (C67). */
export const galleries = [
  { id: 'kpp', size: 29, source: clause('3.8', '3.14') },
  { id: 'recertification', size: 22, source: clause('3.8', '3.14') },
  { id: 'bls', size: 11, source: clause('3.8', '3.14') },
  { id: 'ped', size: 9, source: clause('3.8', '3.14') },
  { id: 'company-27', size: 27, source: clause('3.8', '3.14') },
  { id: 'company-29', size: 29, source: clause('3.8', '3.14') },
] as const satisfies readonly Gallery[];
