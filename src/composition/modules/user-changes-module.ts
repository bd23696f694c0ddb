import { ChangePhone } from '../../application/account/change-phone.ts';
import { UpdateProfile } from '../../application/account/update-profile.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Changes of the signed-in user, on the screens that offer them. */
export const userChangesModule = lateModule((bind) => {
  bind(tokens.updateProfile).toResolvedValue(
    (identityUsers, session, cache) => new UpdateProfile(identityUsers, session, cache),
    [tokens.identityUsers, tokens.session, tokens.userCache],
  );
  bind(tokens.changePhone).toResolvedValue(
    (identityUsers, session, cache) => new ChangePhone(identityUsers, session, cache),
    [tokens.identityUsers, tokens.session, tokens.userCache],
  );
});
