import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

const cssName = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The brand colours: as CSS variables, as data, and in the logo. */
export const emitBrandColours = ({ model }: Pick<SitePlan, 'model'>): GeneratedFile[] => {
  const { colours, sign, font } = model.brand;
  const tokens = Object.entries(colours).map(([name, { light, dark }]) =>
    light === dark ? `  ${cssName(name)}: ${light};` : `  ${cssName(name)}: light-dark(${light}, ${dark});`,
  );
  const { accent, accentInk } = colours;
  return [
    {
      path: 'styles/brand.css',
      text: `:root {\n${tokens.join('\n')}\n  --font: "${font.family}", "${font.family} Fallback", system-ui, sans-serif;\n}\n`,
    },
    {
      path: 'styles/icon.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>Puls</title><rect width="40" height="40" rx="11" fill="${accent.light}"/><path d="${sign}" fill="none" stroke="${accentInk.light}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`,
    },
    {
      path: 'data/brand.ts',
      text: printTypeScriptModule({
        imports: [],
        statements: [
          {
            kind: 'const',
            name: 'brand',
            value: `${printLiteral({ colours, sign, font })} as const`,
            doc: 'The colours, the sign and the font of the provider.',
          },
        ],
      }),
    },
  ];
};
