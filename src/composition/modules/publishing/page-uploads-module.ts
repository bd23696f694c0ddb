import { CancelPageUpload } from '../../../application/publishing/uploads/cancel-page-upload.ts';
import { FindPageUpload } from '../../../application/publishing/uploads/find-page-upload.ts';
import { ListPageUploads } from '../../../application/publishing/uploads/list-page-uploads.ts';
import { SendPageFile } from '../../../application/publishing/uploads/send-page-file.ts';
import { HttpPageUploads } from '../../../infrastructure/comics/publishing/http-page-uploads.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Uploads of pages that survive lost connections. */
export const pageUploadsModule = lateModule((bind) => {
  // One instance: it knows the uploads that can be continued.
  bind(tokens.pageUploads)
    .toResolvedValue((comics) => new HttpPageUploads(comics), [tokens.comicsClient])
    .inSingletonScope();
  const bindForUploads = bindRestricted(bind, tokens.pageUploads);
  bindForUploads(tokens.sendPageFile, SendPageFile);
  bindForUploads(tokens.findPageUpload, FindPageUpload);
  bindForUploads(tokens.listPageUploads, ListPageUploads);
  bindForUploads(tokens.cancelPageUpload, CancelPageUpload);
});
