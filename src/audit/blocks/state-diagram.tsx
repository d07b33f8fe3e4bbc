import type { StateDiagram as Diagram } from '#domain/audit/audit-data.ts';
import { useTexts } from '../texts.ts';

const box = { width: 230, height: 30 };
const lineHeight = 18;
const margin = 2;
const headLength = 9;
const headHalf = 4;

type State = Diagram['states'][number];

const StateBox = ({
  x,
  y,
  name,
  className,
  rx,
}: {
  x: number;
  y: number;
  name: string;
  className: string;
  rx: number;
}) => (
  <>
    <rect className={className} x={x} y={y - box.height / 2} width={box.width} height={box.height} rx={rx} />
    <text className="diagram-name" x={x + box.width / 2} y={y + 5}>
      {name}
    </text>
  </>
);

const ArrowRow = ({ arrow, width, top }: { arrow: State['arrows'][number]; width: number; top: number }) => {
  const { to, isFinal, isLoop, y, lines } = arrow;
  const [start, end] = [margin + box.width, width - box.width - margin];
  const path = y === top ? `M${start} ${y}H${end}` : `M${start / 2} ${top + box.height / 2}V${y}H${end}`;
  return (
    <g>
      <path className="diagram-line" d={path} />
      <path className="diagram-head" d={`M${end} ${y}l${-headLength} ${-headHalf}v${headHalf * 2}z`} />
      {lines.map((line, index) => (
        <text
          key={line}
          className="diagram-label"
          x={(start + end) / 2}
          y={y - 6 - (lines.length - 1 - index) * lineHeight}
        >
          {line}
        </text>
      ))}
      <StateBox
        x={end}
        y={y}
        name={to}
        className={isLoop ? 'diagram-state diagram-same' : 'diagram-state'}
        rx={isFinal ? 2 : 12}
      />
    </g>
  );
};

interface StateDiagramProps {
  readonly id: string;
  readonly title: string;
  readonly diagram: Diagram;
}

/** States below each other, transitions as arrows to what each leads to. The table of transitions beside it is complete. */
export const StateDiagram = ({ id, title, diagram: { width, height, states } }: StateDiagramProps) => {
  const t = useTexts();
  const spoken = states
    .flatMap(({ name, arrows }) => arrows.map(({ to, lines }) => `${name} → ${to}: ${lines.join(' ')}`))
    .join('; ');
  return (
    <figure className="diagram">
      <figcaption>{title}</figcaption>
      <svg role="img" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-labelledby={`${id}-text`}>
        <title id={`${id}-text`}>{t.diagramText({ arrows: spoken })}</title>
        {states.map(({ name, y, isInitial, isFinal, arrows }) => (
          <g key={name}>
            {arrows.map((arrow) => (
              <ArrowRow key={arrow.to} arrow={arrow} width={width} top={y} />
            ))}
            <StateBox
              x={margin}
              y={y}
              name={name}
              className={isInitial ? 'diagram-state diagram-initial' : 'diagram-state'}
              rx={isFinal ? 2 : 12}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
};
