import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import { ShellBody } from '#site/app/shell/shell-body.tsx';
import { SiteContext } from '#site/lib/site-context.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleRendering } from '../samples/site.ts';

const { reserved: page } = samplePages;
const { site } = sampleRendering;
const { messages } = site.reader;
const lists = reserved.filter(({ locale, route }) => locale === 'pl' && route.endsWith('-types'));

/** The page where its forms go to another host, which answers no plain form. */
const print = (route: typeof page.route): string => {
  const hosts = { ...site.hosts, provider: { url: 'https://provider.example', token: 'public' } };
  return renderToStaticMarkup(
    <SiteContext value={{ ...site, hosts }}>
      <TextsContext value={{ locale: 'pl', messages }}>
        <ShellBody page={{ ...page, route }} />
      </TextsContext>
    </SiteContext>,
  );
};

it('is next to a list of courses that needs no app', () => {
  expect(lists.length).toBeGreaterThan(0);
});

it.each(lists)('$path is complete without JavaScript and does not ask for it', ({ route }) => {
  expect(print(route)).not.toContain(messages.app.withoutScript());
});

it('a page of the app that needs JavaScript says so where no plain form exists', () => {
  expect(print('booking')).toContain(messages.app.withoutScript());
});
