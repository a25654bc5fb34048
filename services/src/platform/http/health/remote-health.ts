import { Injectable } from '@nestjs/common';

/** Remotes that do not work as they should, for the readiness check. */
@Injectable()
export class RemoteHealth {
  /** Remote to the code of its fault. */
  faults: Readonly<Record<string, string>> = {};
}
