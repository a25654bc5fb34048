import type { TechnicalCheckDto, TechnicalCheckName, TechnicalFault } from '../seo.dto.js';

const MAX_FINDINGS = 50;

/** Running result of one check: the number of examined pages, the faults, and the first of them. */
export class CheckResult {
  private checked = 0;
  private faults = 0;
  private readonly findings: TechnicalCheckDto['findings'] = [];

  constructor(private readonly check: TechnicalCheckName) {}

  look(count = 1): void {
    this.checked += count;
  }

  fault(fault: TechnicalFault, path: string, detail: string, on: string | null = null): void {
    this.faults += 1;
    this.show(fault, path, detail, on);
  }

  show(fault: TechnicalFault, path: string, detail: string, on: string | null = null): void {
    if (this.findings.length < MAX_FINDINGS) this.findings.push({ fault, path, detail, on });
  }

  toDto(): TechnicalCheckDto {
    return { check: this.check, checked: this.checked, faults: this.faults, findings: [...this.findings] };
  }
}
