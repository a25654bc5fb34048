/** Colors of one map under one sky, as `#rrggbb`. */
export interface MapColors {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly far: string;
  readonly near: string;
  readonly soil: string;
  readonly soilLight: string;
  readonly soilDark: string;
  readonly cover: string;
  readonly coverLight: string;
  readonly coverDark: string;
  readonly leaf: string;
  readonly leafLight: string;
  readonly leafDark: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly wall: string;
  readonly roof: string;
  readonly light: string;
  readonly cloud: string;
}
