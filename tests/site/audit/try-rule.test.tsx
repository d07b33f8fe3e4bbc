import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageOf } from '#domain/pages/page.ts';
import { islandNamespaces } from '#site/app/document/island-texts.ts';
import { Component } from '#site/features/audit/try-rule.tsx';
import { createTexts } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { sampleDictionaries } from '../samples/site.ts';
import { readPageData } from '../samples/small-site.ts';

const page: PageOf<'audit'> = readPageData('pages/pl--audyt.json');

const printed = (rules: typeof page.body.trial): string =>
  renderToString(
    <TextsContext
      value={{ locale: 'pl', messages: createTexts('pl', sampleDictionaries('pl', islandNamespaces.tryRule)) }}
    >
      <Component rules={rules} />
    </TextsContext>,
  );

describe('“try it”', () => {
  it.each(page.body.trial.map((rule) => [rule.id, rule] as const))(
    '%s starts with an example, its result, its row and the sentence',
    (_, rule) => {
      const html = printed([rule]);
      expect(html).toContain(rule.kind === 'decision' ? '<dt>Wynik</dt>' : '<dt>Następny stan</dt>');
      expect(html).toContain('<dt>Wiersz</dt>');
      expect(html).not.toContain('nie rozstrzyga');
      const fields = rule.kind === 'decision' ? rule.fields : [...rule.fields.state, rule.fields.event];
      for (const { label } of fields) expect(html).toContain(label);
    },
  );

  it('is inactive, and says why, until the code of the page runs', () => {
    const html = printed(page.body.trial);
    expect(html).toContain('<fieldset disabled="">');
    expect(html).toContain('JavaScript');
  });

  it('prints nothing where there is no rule', () => {
    expect(printed([])).toBe('');
  });
});
