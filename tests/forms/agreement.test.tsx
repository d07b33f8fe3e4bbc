import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { StaticContactForm } from '#site/features/contact/contact-form-view.tsx';
import { documentHrefsInLocale } from '#site/lib/forms/document-hrefs.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../covers.ts';

const dictionaries = { pl: polish, en: english };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each(['pl', 'en'] as const)(
  'the visitor ticks the agreement of the form, next to links to both documents, in %s',
  covers('5.4', 'C37'),
  (locale: Locale) => {
    const messages = createMessageFunctions(locale, dictionaries[locale]);
    const html = renderToString(
      <TextsContext value={{ locale, messages }}>
        <StaticContactForm documents={documentHrefsInLocale(locale)} />
      </TextsContext>,
    );
    const label = /<label class="tick" for="contact-agreement">.*?<span>(.*?)<\/span>/.exec(html)?.[1] ?? '';
    expect(plain(label)).toBe(plain(messages.form.agreement()));
    for (const document of ['terms', 'privacy'] as const) expect(html).toContain(`href="${pathTo(document, locale)}"`);
    expect(html).toMatch(/<input id="contact-agreement"[^>]* required=""/);
    expect(html).not.toMatch(/<input id="contact-agreement"[^>]* checked/);
  },
);
