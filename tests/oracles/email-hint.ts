/** What it is written from. */
export const source = ['C42'];

const usual = ['gmail.com', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'op.pl', 'outlook.com', 'icloud.com'];
const real = [...usual, 'vp.pl', 'tp.pl', 'mail.com', 'ymail.com', 'email.com'];
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789.-'];

/** Every text that one slip makes of a host, written out. */
const slipsOf = (host: string): string[] =>
  [...host, ''].flatMap((_, at) => {
    const [before, after] = [host.slice(0, at), host.slice(at)];
    return [
      before + after.slice(1),
      before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ];
  });

const slips = new Set(usual.flatMap(slipsOf));

/** A host that one slip turns into a usual one, and that is none of the real ones itself. */
export const oracle = ({ value }: { value: string }): string => {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(value.trim()) ?? [];
  const written = host.toLowerCase();
  return name !== '' && !real.includes(written) && slips.has(written) ? 'checkAddress' : 'none';
};
