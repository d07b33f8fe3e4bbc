import type { ComponentType } from 'react';
import { IslandFrame } from '../../lib/island-frame.tsx';
import { type IslandName, type IslandProps, staticIslands } from './island-table.ts';

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
