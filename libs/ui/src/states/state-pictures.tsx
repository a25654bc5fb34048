import styles from './states.module.css';

function Scene({ children }: { children: React.ReactNode }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 96 64"
      width="144"
      height="96"
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d="M8 52h80v4h-8v4H20v-4H8z" />
      <path className={styles.grass} d="M8 48h80v4h-4v2h-6v-2H40v2h-8v-2H20v2h-6v-2H8z" />
      {children}
    </svg>
  );
}

/** An open, empty chest on a floating ledge. */
export function EmptyPicture() {
  return (
    <Scene>
      <path className={styles.wood} d="M34 30h28v18H34z" />
      <path className={styles.woodDark} d="M34 36h28v2H34zM32 14h32v12H32zM32 26h2v6h-2zM62 26h2v6h-2z" />
      <path className={styles.hollow} d="M36 26h24v6H36zM36 17h24v6H36z" />
      <path className={styles.metal} d="M45 34h6v7h-6zM34 30h2v18h-2zM60 30h2v18h-2z" />
      <path className={styles.spark} d="M74 18h2v2h-2zM20 24h2v2h-2zM26 8h2v2h-2zM70 34h2v2h-2z" />
    </Scene>
  );
}

/** A broken portal stone. */
export function ErrorPicture() {
  return (
    <Scene>
      <path
        className={styles.stone}
        d="M30 48V24h4v-6h6v-4h8v8h-4v4h-4v22zM66 48V26h-4v-8h-4v-4h-4v10h4v6h-2v18z"
      />
      <path className={styles.stoneLight} d="M30 24h4v-6h6v-4h2v4h-4v6h-4v24h-4zM58 14h-4v4h4z" />
      <path className={styles.stone} d="M70 44h6v4h-6zM22 44h4v4h-4z" />
      <path className={styles.spark} d="M46 30h4v2h-4zM44 34h2v4h-2zM50 34h2v4h-2zM46 40h4v2h-4z" />
    </Scene>
  );
}

/** A signpost that points nowhere. */
export function LostPicture() {
  return (
    <Scene>
      <path className={styles.woodDark} d="M46 12h4v36h-4z" />
      <path className={styles.wood} d="M50 16h18v2h2v2h2v2h-2v2h-2v2H50zM46 28H28v2h-2v2h-2v2h2v2h2v2h18z" />
      <path
        className={styles.hollow}
        d="M54 20h2v2h-2zM58 20h2v2h-2zM62 20h2v2h-2zM32 32h2v2h-2zM36 32h2v2h-2zM40 32h2v2h-2z"
      />
      <path className={styles.spark} d="M76 14h2v2h-2zM18 20h2v2h-2zM82 30h2v2h-2z" />
    </Scene>
  );
}
