import type { Gallery } from '../schema/site.ts';
import { spec } from '../source.ts';

/** Picture sets with the number of pictures each must hold. KIPP has none; KPP II and EDB show the set of KPP (C67). */
export const galleries = [
  { id: 'kpp', size: 29, source: spec('3', 'Gallery sizes: KPP 29, KPP II 29, EDB 29') },
  { id: 'recertification', size: 22, source: spec('3', 'Gallery sizes: recertification 22') },
  { id: 'bls', size: 11, source: spec('3', 'Gallery sizes: BLS 11') },
  { id: 'ped', size: 9, source: spec('3', 'Gallery sizes: PED 9') },
  { id: 'company-27', size: 27, source: spec('3', 'Gallery sizes: company types 27 or 29') },
  { id: 'company-29', size: 29, source: spec('3', 'Gallery sizes: company types 27 or 29') },
] as const satisfies readonly Gallery[];
