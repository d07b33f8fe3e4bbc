import { describe, expect, it } from 'vitest';
import { renderPage } from '#site/app/document/render.tsx';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { covers } from '../../covers.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleRendering } from '../samples/site.ts';

const page = samplePages.about;

const renderIn = (environment: string): string => {
  const { chat } = readBuildEnvironment({ APP_ENV: environment });
  return renderPage(page, { ...sampleRendering, site: { ...sampleRendering.site, chat } });
};

describe('the chat', covers('2.50'), () => {
  it('is on the pages of the provider’s internal environment', () => {
    expect(renderIn('internal')).toContain('data-chat=""');
  });

  it('is on no page of the public site', () => {
    expect(renderIn('production')).not.toMatch(/data-chat|chat\.js|assets\/chat/);
  });
});
