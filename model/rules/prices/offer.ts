import { offers } from '../../course-types/offers.ts';
import { named } from '../../localized-text.ts';
import { oneOf } from '../domain.ts';

export const offer = named({ pl: 'oferta', en: 'offer' }, oneOf(offers));
