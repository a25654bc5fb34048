import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PorticoConfig } from '../../platform/config/index.js';
import { Authenticator } from '../../platform/http/index.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AuthController } from './accounts/auth.controller.js';
import { SessionAuthenticator } from './sessions/session-authenticator.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [PorticoConfig],
      useFactory: (config: PorticoConfig) => ({
        secret: config.env.tokenSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AccountsRepository,
    AccountsService,
    SessionsRepository,
    SessionsService,
    SessionAuthenticator,
    { provide: Authenticator, useExisting: SessionAuthenticator },
  ],
  exports: [Authenticator, SessionsService],
})
export class IdentityModule {}
