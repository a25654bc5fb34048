import type { Piece, Placed } from './pieces';
import paints from './paints.module.css';
import scenery from './scenery.module.css';

/** Draws pieces at their positions, the farthest first. */
export function Pieces({ of }: { of: readonly Placed[] }) {
  return of.map(([piece, x, y, scale], index) => (
    <g key={index} transform={`translate(${x} ${y})scale(${scale})`}>
      <Parts of={piece} />
    </g>
  ));
}

/** Draws one piece as an svg of its own around its origin, so that it can be animated alone. */
export function Figure({ of, className }: { of: Piece; className?: string }) {
  return (
    <svg className={className} width="1" height="1" overflow="visible">
      <Parts of={of} />
    </svg>
  );
}

/** Draws a piece where it stands in its file. */
export function Parts({ of }: { of: Piece }) {
  return of.map(([paint, path], index) => (
    <path key={index} className={paints[paint] ?? scenery[paint]} d={path} />
  ));
}
