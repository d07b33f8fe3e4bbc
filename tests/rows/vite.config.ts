import { defineConfig, mergeConfig } from 'vite';
import siteConfig from '../../src/site/vite.config.ts';
import { recordRows } from './record-rows.ts';

/** The site's bundles as browser tests open them. */
export default mergeConfig(siteConfig, defineConfig({ plugins: [recordRows] }));
