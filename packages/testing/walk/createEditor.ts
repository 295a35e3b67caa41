import type { Page } from "playwright-core"

declare global {
  interface Window {
    readonly wp: EditorGlobal
  }
}

/** The members of the editor's script that the walk calls. */
interface EditorGlobal {
  readonly blocks: { createBlock(name: string, attributes: object, inner: readonly object[]): object }
  readonly data: {
    select(store: string): {
      getBlocks(): readonly { readonly name: string; readonly isValid: boolean; readonly clientId: string }[]
      getCurrentPostType(): string | null | undefined
      getPermalink(): string
      isCurrentPostPublished(): boolean
    }
    dispatch(store: string): {
      insertBlocks(blocks: readonly object[]): Promise<void>
      selectBlock(clientId: string): void
      editPost(edits: object): Promise<void>
      savePost(): Promise<void>
      set(scope: string, name: string, value: unknown): void
    }
  }
}

/** A block, with HTML in it. */
export interface InsertedBlock {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly html?: string
}

/** The editor of a page that the tab shows. */
export function createEditor(tab: () => Page) {
  return {
    /** Inserts blocks into a new page. */
    insertBlocks: async (title: string, inserted: readonly InsertedBlock[]) => {
      // The editor reads the page and its type from the server, and can change nothing before.
      await tab().waitForFunction(() => Boolean(window.wp.data.select("core/editor").getCurrentPostType()))
      await tab().evaluate(
        async ([heading, list]) => {
          const { blocks, data } = window.wp
          data.dispatch("core/preferences").set("core/edit-post", "welcomeGuide", false)
          await data.dispatch("core/editor").editPost({ title: heading })
          const create = ({ name, attributes = {}, html }: InsertedBlock) =>
            blocks.createBlock(
              name,
              attributes,
              html === undefined ? [] : [blocks.createBlock("core/html", { content: html }, [])],
            )
          await data.dispatch("core/block-editor").insertBlocks(list.map(create))
        },
        [title, inserted] as const,
      )
    },
    /** Selects the first block of a name, so that its options are beside it. */
    selectBlock: async (name: string) => {
      await tab().evaluate((wanted) => {
        const { data } = window.wp
        const block = data
          .select("core/block-editor")
          .getBlocks()
          .find((each) => each.name === wanted)
        if (!block) throw new Error(`The editor has no block ${wanted}.`)
        data.dispatch("core/block-editor").selectBlock(block.clientId)
      }, name)
    },
    /** The blocks of the page, as they are stored. */
    readBlocks: async () => {
      await tab().waitForFunction(() => window.wp.data.select("core/block-editor").getBlocks().length > 0)
      return tab().evaluate(() =>
        window.wp.data
          .select("core/block-editor")
          .getBlocks()
          .map(({ name, isValid }) => ({ name, isValid })),
      )
    },
    /** Publishes the page. @returns its address */
    publish: async (): Promise<string> =>
      tab().evaluate(async () => {
        const { data } = window.wp
        await data.dispatch("core/editor").editPost({ status: "publish" })
        await data.dispatch("core/editor").savePost()
        if (!data.select("core/editor").isCurrentPostPublished()) throw new Error("The page wasn't published.")
        return data.select("core/editor").getPermalink()
      }),
  }
}
