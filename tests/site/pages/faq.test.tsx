import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parameters } from '#generated/rules/parameters.ts';
import { Faq } from '#site/features/faq/faq.tsx';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const print = (questions: number): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale: 'pl', messages: createMessageFunctions('pl', sampleDictionaries('pl')) }}>
      <Faq
        items={Array.from({ length: questions }, (_, at) => ({ id: `faq-${at}`, title: `Pytanie ${at}`, content: [] }))}
        set="kpp"
        host=""
      />
    </TextsContext>,
  );

it('shows a button only when there are more questions than are shown at first', covers('4.19'), () => {
  expect(print(parameters.faqInitiallyShown)).not.toContain('class="rest');
  expect(print(parameters.faqInitiallyShown + 1)).toContain('class="rest');
});
