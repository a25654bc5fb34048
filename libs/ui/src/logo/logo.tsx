import styles from './logo.module.css';

export interface LogoProps {
  name: string;
  /** Address of the owner's logo, which replaces the drawn one. */
  picture?: string | undefined;
}

/** The mark (a lit doorway between two pillars) and the site's name in the display face. */
export function Logo({ name, picture }: LogoProps) {
  if (picture !== undefined) {
    return <img className={styles.picture} src={picture} alt={name} width={160} height={36} />;
  }
  return (
    <span className={styles.root}>
      <svg
        className={styles.mark}
        viewBox="0 0 16 16"
        width="32"
        height="32"
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path
          className={styles.stone}
          d="M2 5h3v10H2zM11 5h3v10h-3zM1 3h14v2H1zM3 1h10v2H3zM1 14h5v2H1zM10 14h5v2h-5z"
        />
        <path className={styles.lit} d="M3 1h10v1H3zM1 3h14v1H1zM2 5h1v9H2zM11 5h1v9h-1z" />
        <path className={styles.door} d="M5 7h1V6h1V5h2v1h1v1h1v9H5z" />
        <path className={styles.light} d="M6 8h1V7h2v1h1v8H6z" />
      </svg>
      <span className={styles.name} style={{ minInlineSize: widthOf(name) }}>
        {name}
      </span>
    </span>
  );
}

/** Reserves width for the display face, 1em a letter, so that the header does not move when the font arrives. */
function widthOf(name: string): string | undefined {
  return /^[ -~]+$/.test(name) ? `${name.length}em` : undefined;
}
