import type { Emergency } from '../schema/emergencies.ts';
import { illness } from './illness.ts';
import { injuries } from './injuries.ts';
import { lifeSupport } from './life-support.ts';

/** What a person who is there does in an emergency, in the order in which the page shows it. */
export const emergencies = [...lifeSupport, ...injuries, ...illness] as const satisfies readonly Emergency[];
