import type { ReactNode } from 'react';
import { JsonScript } from './json-script.tsx';
import { useSite } from './site-context.ts';
import { useLocale } from './texts-context.ts';

interface IslandFrameProps {
  readonly name: string;
  readonly props: object;
  readonly children: ReactNode;
}

/** Marks a part of a static page as a React root of its own: the markup, the URL of its texts and its props. */
export const IslandFrame = ({ name, props, children }: IslandFrameProps) => {
  const locale = useLocale();
  const { reader } = useSite();
  return (
    <div className="island">
      <div data-island={name} data-locale={locale} data-texts={reader.asset(`texts:${locale}:${name}`)}>
        {children}
      </div>
      <JsonScript value={props} />
    </div>
  );
};
