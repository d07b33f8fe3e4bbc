import { offers } from '../../course-types/offers.ts';
import { labelled } from '../../localized-text.ts';
import { oneOf } from '../domain.ts';

export const offer = labelled({ pl: 'oferta', en: 'offer' }, oneOf(offers));
