import { mailSettings } from './mail.ts';
import { ownerHostSettings } from './owner-hosts.ts';
import { paymentSettings } from './payments.ts';
import { servingSettings } from './serving.ts';
import { storingSettings } from './storing.ts';
import { toolSettings } from './tools.ts';

/** Every variable of the environment that a build, `npm start`, `npm run office` or the browser tests read. */
export const settings = [...servingSettings, ...storingSettings, ...ownerHostSettings, ...paymentSettings, ...mailSettings, ...toolSettings] as const;
