import type { ComponentType, ReactNode } from 'react';
import { JsonScript } from '../../lib/html/json-script.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale } from '../../lib/texts-context.ts';
import { type IslandName, type IslandProps, staticIslands } from './island-table.ts';

interface IslandFrameProps {
  readonly name: string;
  readonly props: object;
  readonly children: ReactNode;
}

/** Marks a part of a static page as a React root of its own: the markup, the URL of its texts and its props. */
const IslandFrame = ({ name, props, children }: IslandFrameProps) => {
  const locale = useLocale();
  const { reader } = useSiteContext();
  return (
    <div className="island">
      <div data-island={name} data-locale={locale} data-texts={reader.asset(`texts:${locale}:${name}`)}>
        {children}
      </div>
      <JsonScript value={props} />
    </div>
  );
};

const statics: { readonly [Name in IslandName]: ComponentType<IslandProps[Name]> } = staticIslands;

interface IslandAttributes<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps[Name];
}

/** An interactive part of a page: printed by the build, hydrated in the browser. */
export const Island = <Name extends IslandName>({ name, props }: IslandAttributes<Name>) => {
  const Static: ComponentType<IslandProps[Name]> = statics[name];
  return (
    <IslandFrame name={name} props={props}>
      <Static {...props} />
    </IslandFrame>
  );
};
