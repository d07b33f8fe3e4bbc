import { visitorSettings } from './visitor-settings.ts';

/** Builds the site that browser tests open. */
process.env.APP_ENV = 'production';
process.env.SITE_ORIGIN = visitorSettings.baseURL;
await import('../../../scripts/build.ts');
