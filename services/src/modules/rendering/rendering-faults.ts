import { Injectable } from '@nestjs/common';

/** Something in a release that did not render on the server. */
export interface ReportedFault {
  /** `shell` for the frame, whose version is empty. */
  remote: string;
  version: string;
  /** Of another page that it was to fill. */
  slot: string | undefined;
  /** Path of the page. */
  page: string;
  message: string;
}

/** Tells of what did not render. */
@Injectable()
export class RenderingFaults {
  private readonly listeners: ((fault: ReportedFault) => void)[] = [];

  listen(listener: (fault: ReportedFault) => void): void {
    this.listeners.push(listener);
  }

  report(fault: ReportedFault): void {
    for (const listener of this.listeners) listener(fault);
  }
}
