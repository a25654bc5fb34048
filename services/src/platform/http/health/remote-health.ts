import { Injectable } from '@nestjs/common';

/** Which remotes do not work as they should, told to whoever asks whether the portal is ready. */
@Injectable()
export class RemoteHealth {
  /** Remote to the code of its fault. */
  faults: Readonly<Record<string, string>> = {};
}
