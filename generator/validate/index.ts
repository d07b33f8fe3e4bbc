import type { Finding } from '../finding.ts';
import type { Loaded } from '../load/loaded.ts';

export const validateProject = (_loaded: Loaded): Finding[] => [];
