import { failures } from '../../../../src/domain/failure.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { drawPageFile, type PublishingEnvironment, PublishingSteps, placeholdersOf } from './publishing.ts';

const panel = { x: 0, y: 0, width: 1, height: 0.5, text: 'A city without colour.' };

export function draftContentsContract(environment: () => PublishingEnvironment): void {
  const steps = new PublishingSteps(environment);
  const notAnImage = new File(['not an image'], 'page-1.txt', { type: 'text/plain' });

  describe('DraftContents', () => {
    beforeEach(() => steps.signInAsEditor());

    it('add one edition in each language', async () => {
      const { draftContents, issueDrafts } = environment();
      const { id } = await steps.createDraft('idiomas');
      const texts = { language: 'pt-br', title: 'Nanquim', description: 'Uma cidade sem cor.' };
      const content = successOf(await draftContents.add(id, texts));
      expect(content).toMatchObject({ ...texts, cover: null, pages: [] });
      expect(failureCodeOf(await draftContents.add(id, texts))).toBe('ISSUE.DUPLICATE_CONTENT');
      const english = successOf(await draftContents.add(id, { language: 'en-us', title: 'India Ink' }));
      expect(english.description).toBe('');
      expect(failureCodeOf(await draftContents.change(id, english, { language: 'pt-br' }))).toBe(
        'ISSUE.DUPLICATE_CONTENT',
      );
      const { contents } = successOf(await issueDrafts.find(id));
      expect(contents.map(({ language }) => language).sort()).toEqual(['en-us', 'pt-br']);
    });

    it('change the texts, and keep those that are absent', async () => {
      const { id, content } = await steps.createDraftWithPages('textos', 1);
      const changed = successOf(
        await environment().draftContents.change(id, content, { title: 'Outro', description: 'Novo.' }),
      );
      expect(changed).toMatchObject({ language: 'pt-br', title: 'Outro', description: 'Novo.' });
      expect(changed.version).toBeGreaterThan(content.version);
      expect(placeholdersOf(changed)).toEqual(placeholdersOf(content));
    });

    it('have the first page as cover until another image is sent', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('capa', 1, 2);
      expect(content.cover?.placeholder).toBe(placeholdersOf(content)[0]);
      const cover = await drawPageFile(9);
      const covered = successOf(await draftContents.change(id, content, { cover }));
      expect(placeholdersOf(content)).not.toContain(covered.cover?.placeholder);
      const removed = successOf(await draftContents.removePage(id, covered, 1));
      expect(removed.cover?.placeholder).toBe(covered.cover?.placeholder);
      const english = { language: 'en-us', title: 'Cover', cover };
      const added = successOf(await draftContents.add(id, english));
      expect(added.cover?.placeholder).toBe(covered.cover?.placeholder);
    });

    it('add pages after the last one, sorted by the numbers in the file names', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('paginas', 10, 9, 3);
      const [third, ninth, tenth] = placeholdersOf(content);
      const files = [await drawPageFile(10), await drawPageFile(9)];
      const added = successOf(await draftContents.addPages(id, content, files));
      expect(placeholdersOf(added)).toEqual([third, ninth, tenth, ninth, tenth]);
      expect(added.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
      expect(added.pages.slice(3).map(({ fileName }) => fileName)).toEqual(['page-9.png', 'page-10.png']);
      expect(new Set([third, ninth, tenth]).size).toBe(3);
    });

    it('add no pages if one of the files is not an image', async () => {
      const { draftContents, issueDrafts } = environment();
      const { id, content } = await steps.createDraftWithPages('invalido', 1);
      const files = [await drawPageFile(2), notAnImage];
      for (const outcome of [
        await draftContents.addPages(id, content, files),
        await draftContents.replacePage(id, content, { number: 1, file: notAnImage }),
        await draftContents.change(id, content, { cover: notAnImage }),
        await draftContents.add(id, { language: 'en-us', title: 'Invalid', cover: notAnImage }),
      ]) {
        expect(failureCodeOf(outcome)).toBe('CONTENT.INVALID_FILE');
      }
      const { contents } = successOf(await issueDrafts.find(id));
      expect(contents.map(placeholdersOf)).toEqual([placeholdersOf(content)]);
    });

    it('set panels by the present numbers, and then order the pages', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('ordem', 1, 2, 3);
      const [first, second, third] = placeholdersOf(content);
      const changes = { pageNumbers: [3, 1, 2], panels: [{ number: 3, panels: [panel] }] };
      const changed = successOf(await draftContents.changePages(id, content, changes));
      expect(placeholdersOf(changed)).toEqual([third, first, second]);
      expect(changed.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(changed.pages.map(({ panels }) => panels)).toEqual([[panel], [], []]);
      for (const pageNumbers of [
        [1, 2],
        [1, 1, 2],
        [1, 2, 4],
      ]) {
        const outcome = await draftContents.changePages(id, changed, { pageNumbers });
        expect(failureCodeOf(outcome)).toBe('CONTENT.INVALID_PAGE');
      }
    });

    it('replace the image of a page and remove its panels', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('troca', 1, 2);
      const panels = [1, 2].map((number) => ({ number, panels: [panel] }));
      const withPanels = successOf(await draftContents.changePages(id, content, { panels }));
      const file = await drawPageFile(3);
      const replaced = successOf(await draftContents.replacePage(id, withPanels, { number: 1, file }));
      const [first, second] = placeholdersOf(content);
      expect(placeholdersOf(replaced)[0]).not.toBe(first);
      expect(placeholdersOf(replaced)[1]).toBe(second);
      expect(replaced.pages.map((page) => page.panels)).toEqual([[], [panel]]);
      expect(failureCodeOf(await draftContents.replacePage(id, replaced, { number: 3, file }))).toBe(
        'CONTENT.INVALID_PAGE',
      );
    });

    it('remove a page, and move up the pages behind it', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('remove', 1, 2, 3);
      const [first, , third] = placeholdersOf(content);
      const removed = successOf(await draftContents.removePage(id, content, 2));
      expect(placeholdersOf(removed)).toEqual([first, third]);
      expect(removed.pages.map(({ number }) => number)).toEqual([1, 2]);
      expect(failureCodeOf(await draftContents.removePage(id, removed, 3))).toBe('CONTENT.INVALID_PAGE');
    });

    it('add pages once if an upload is sent twice', async () => {
      const { draftContents, issueDrafts } = environment();
      const { id, content } = await steps.createDraftWithPages('repetido', 1);
      const files = [await drawPageFile(2)];
      successOf(await draftContents.addPages(id, content, files));
      for (const outcome of [
        await draftContents.addPages(id, content, files),
        await draftContents.change(id, content, { title: 'Outro' }),
        await draftContents.replacePage(id, content, { number: 1, file: files[0] as File }),
        await draftContents.changePages(id, content, { pageNumbers: [2, 1] }),
        await draftContents.removePage(id, content, 1),
      ]) {
        expect(failureCodeOf(outcome)).toBe('REQUEST.VERSION_MISMATCH');
      }
      const { contents } = successOf(await issueDrafts.find(id));
      expect(contents.map(({ pages }) => pages.length)).toEqual([2]);
    });

    it('report the progress of an upload until all is sent', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.createDraftWithPages('progresso');
      const shares: number[] = [];
      const onProgress = (share: number) => shares.push(share);
      successOf(await draftContents.addPages(id, content, [await drawPageFile(1)], { onProgress }));
      expect(shares.at(-1)).toBe(1);
    });

    it('cancel an upload with a hidden failure', async () => {
      const { draftContents, issueDrafts } = environment();
      const { id, content } = await steps.createDraftWithPages('cancelado');
      const signal = AbortSignal.abort();
      const outcome = await draftContents.addPages(id, content, [await drawPageFile(1)], { signal });
      expect(outcome).toMatchObject({ ok: false, failure: { hide: true } });
      expect(successOf(await issueDrafts.find(id)).contents[0]?.pages).toEqual([]);
    });

    it('cannot be changed while a request is waiting', async () => {
      const { draftContents } = environment();
      const { id, content } = await steps.submitDraft('esperando', 1, 4);
      const file = await drawPageFile(2);
      for (const outcome of [
        await draftContents.add(id, { language: 'en-us', title: 'Waiting' }),
        await draftContents.change(id, content, { title: 'Outro' }),
        await draftContents.addPages(id, content, [file]),
        await draftContents.replacePage(id, content, { number: 1, file }),
        await draftContents.changePages(id, content, { pageNumbers: [2, 1] }),
        await draftContents.removePage(id, content, 1),
      ]) {
        expect(failureCodeOf(outcome)).toBe('CONTENT.WAITING_APPROVAL');
      }
    });

    it('report different failures for unknown editions, other publishers and visitors', async () => {
      const { draftContents, partners, session } = environment();
      const { id, content } = await steps.createDraftWithPages('falhas', 1);
      const change = async (issueId: string, contentId: string) => {
        const changes = { title: 'Outro' };
        return failureCodeOf(await draftContents.change(issueId, { ...content, id: contentId }, changes));
      };
      expect(await change(id, unknownId)).toBe('CONTENT.NOT_FOUND');
      expect(await change(unknownId, content.id)).toBe('ISSUE.NOT_FOUND');
      await steps.signIn(partners.stranger);
      expect(await change(id, content.id)).toBe(failures.forbidden.code);
      session.close('signed-out');
      expect(await change(id, content.id)).toBe(failures.unauthenticated.code);
    });
  });
}
