import type { Commands } from './control/messages.ts';
import { createStaff } from './identity/create-staff.ts';
import { importCommand } from './media/command/import-command.ts';
import type { Platform } from './platform.ts';

/** What command lines ask of a running platform over its control socket. */
export function platformCommands({ accounts, media }: Platform): Commands {
  return {
    'create-staff': (argument) => createStaff(accounts, argument),
    import: importCommand(media.importer),
  };
}
