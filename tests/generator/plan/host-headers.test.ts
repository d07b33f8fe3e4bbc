import { expect, it } from 'vitest';
import { planHostRules, usesTagManager } from '#generator/plan/routes/host-rules.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const policy = 'Content-Security-Policy';
const headersWith = (tagManager: { readonly enabled: boolean; readonly placeholder: boolean }) =>
  planHostRules({ ...model, tagManager: { ...model.tagManager, ...tagManager } }, [], []).headers;

it('while the container is a placeholder or switched off, every page has the strict policy', () => {
  for (const tagManager of [
    { enabled: true, placeholder: true },
    { enabled: false, placeholder: false },
  ]) {
    const { every, reserved } = headersWith(tagManager);
    expect(every[policy]).toContain('trusted-types emergency-pages');
    expect(every[policy]).not.toContain('google');
    expect(reserved[policy]).toBeUndefined();
  }
});

it('a real container extends the policy of every page, reserved ones too', () => {
  const { every, reserved } = headersWith({ enabled: true, placeholder: false });
  expect(every[policy]).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(reserved[policy]).toBeUndefined();
  expect(reserved['X-Robots-Tag']).toBe('noindex');
});

it('the container of the model is a placeholder, so no page requests it', covers('9.9', 'C75'), () => {
  expect(usesTagManager(model)).toBe(false);
});

it('header videos may come from their hosts only', covers('2.33'), () => {
  const [first, ...others] = model.courseTypes;
  const header = { ...first.header, format: 'video', video: 'https://filmy.example/kpp.mp4' } as const;
  const { every } = planHostRules({ ...model, courseTypes: [{ ...first, header }, ...others] }, [], []).headers;
  expect(every[policy]).toContain("media-src 'self' https://filmy.example;");
  const film = { format: 'video', video: 'https://listy.example/grupa.mp4' } as const;
  const audiences = model.audiences.map((audience) => ({ ...audience, header: film }));
  const listed = planHostRules({ ...model, audiences }, [], []).headers.every[policy];
  expect(listed).toContain("media-src 'self' https://listy.example;");
  expect(planHostRules(model, [], []).headers.every[policy]).toContain("media-src 'self';");
});
