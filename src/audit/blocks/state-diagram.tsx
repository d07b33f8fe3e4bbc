import type { StateDiagram as Diagram } from '#domain/audit/audit-data.ts';
import { useTexts } from '../texts.ts';

const boxTop = 12;
const boxHeight = 34;
const lineHeight = 18;
const loopWidth = 32;
const loopHeight = 14;
const headLength = 9;
const headHalf = 4;

type Arrow = Diagram['arrows'][number];

const headPath = (x: number, y: number, direction: number): string =>
  `M${x} ${y}l${-direction * headLength} ${-headHalf}v${headHalf * 2}z`;

const ArrowLine = ({ arrow: { from, to, y, labelX, lines } }: { readonly arrow: Arrow }) => {
  const isLoop = from === to;
  const direction = to > from ? 1 : -1;
  const path = isLoop ? `M${from} ${y - loopHeight}h${loopWidth}v${loopHeight}H${from}` : `M${from} ${y}H${to}`;
  return (
    <g>
      <path className="diagram-line" d={path} />
      <path className="diagram-head" d={headPath(to, y, isLoop ? -1 : direction)} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={isLoop ? 'diagram-label diagram-label-loop' : 'diagram-label'}
          x={labelX}
          y={y - 6 - (lines.length - 1 - index) * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
};

interface StateDiagramProps {
  readonly id: string;
  readonly title: string;
  readonly diagram: Diagram;
}

/** States as columns, transitions as arrows below each other. The table of transitions beside it is complete. */
export const StateDiagram = ({ id, title, diagram }: StateDiagramProps) => {
  const t = useTexts();
  const { width, height, states, arrows } = diagram;
  const nameAt = (x: number): string => states.find((state) => state.x === x)?.name ?? '';
  const spoken = arrows.map(({ from, to, lines }) => `${nameAt(from)} → ${nameAt(to)}: ${lines.join(' ')}`).join('; ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls needs a tab stop
    <figure className="diagram" tabIndex={0}>
      <figcaption>{title}</figcaption>
      <svg role="img" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-labelledby={`${id}-text`}>
        <title id={`${id}-text`}>{t.diagramText({ arrows: spoken })}</title>
        {states.map((state) => (
          <g key={state.name}>
            <path className="diagram-life" d={`M${state.x} ${boxTop + boxHeight}V${height}`} />
            <rect
              className={state.isInitial ? 'diagram-state diagram-initial' : 'diagram-state'}
              x={state.x - state.width / 2}
              y={boxTop}
              width={state.width}
              height={boxHeight}
              rx={state.isFinal ? 2 : 12}
            />
            <text className="diagram-name" x={state.x} y={boxTop + boxHeight / 2 + 5}>
              {state.name}
            </text>
          </g>
        ))}
        {arrows.map((arrow) => (
          <ArrowLine key={`${arrow.from}/${arrow.to}`} arrow={arrow} />
        ))}
      </svg>
    </figure>
  );
};
