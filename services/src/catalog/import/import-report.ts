const SAMPLES = 5;

export interface ReportGroup {
  reason: string;
  count: number;
  samples: string[];
}

export interface LostPart {
  path: string;
  reason: string;
  isAbsent: boolean;
}

export class ImportReport {
  readonly counts = new Map<string, number>();
  readonly lostParts: LostPart[] = [];
  private readonly skippedGroups = new Map<string, ReportGroup>();
  private readonly warningGroups = new Map<string, ReportGroup>();

  count(kind: string): void {
    this.add(kind, 1);
  }

  add(kind: string, amount: number): void {
    this.counts.set(kind, this.countOf(kind) + amount);
  }

  skip(reason: string, what: string): void {
    note(this.skippedGroups, reason, what);
  }

  /** A file with errors, which was imported as far as possible. */
  warn(reason: string, what: string): void {
    note(this.warningGroups, reason, what);
  }

  lose({ path, reason, isAbsent }: LostPart): void {
    this.lostParts.push({ path, reason, isAbsent });
    if (isAbsent) note(this.warningGroups, reason, path);
    else note(this.warningGroups, 'unreadable file', `${path}: ${reason}`);
  }

  countOf(kind: string): number {
    return this.counts.get(kind) ?? 0;
  }

  get skipped(): readonly ReportGroup[] {
    return [...this.skippedGroups.values()];
  }

  get warnings(): readonly ReportGroup[] {
    return [...this.warningGroups.values()];
  }
}

function note(groups: Map<string, ReportGroup>, reason: string, what: string): void {
  const group = groups.get(reason) ?? { reason, count: 0, samples: [] };
  group.count += 1;
  if (group.samples.length < SAMPLES) group.samples.push(what);
  groups.set(reason, group);
}
