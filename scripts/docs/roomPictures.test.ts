import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../workspace.mjs"
import { createRoomPictures, listArrows, listPackageNames, listRooms, mayImport } from "./roomPictures.mjs"

const folderOf = {
  packages: (name: string) => `packages/${name}/src`,
  core: (name: string) => `packages/core/src/${name}`,
  popups: (name: string) => `packages/popups/src/${name}`,
}
const pictures = [
  ["packages", listPackageNames()],
  ["core", listRooms("core")],
  ["popups", listRooms("popups")],
] as const

describe("what a folder may import", () => {
  it.each([
    ["embed/src", "gallery/src", true],
    ["gallery/src", "embed/src", false],
    ["gallery/src", "cart/src", true],
    ["gallery/src", "mini-cart/src", false],
    ["ui/src", "core/src", true],
    ["cart/src", "ui/src", false],
    ["cart/src/react", "ui/src", true],
    ["core/src/loader", "core/src/hooks", true],
    ["core/src/hooks", "core/src/loader", false],
    ["core/src/page", "core/src/domain", true],
    ["core/src/domain", "core/src/page", false],
  ])("is read from the rules: from %s to %s, %s", (from, to, expected) => {
    expect(mayImport(`packages/${from}`, `packages/${to}`)).toBe(expected)
  })
})

describe.each(pictures)("the picture of %s", (picture, names) => {
  it("has arrows one way: the rules forbid each way back", () => {
    const arrows = listArrows(names, folderOf[picture])
    expect(arrows.length).toBeGreaterThan(5)
    expect(arrows.filter(([from, to]) => mayImport(folderOf[picture](to), folderOf[picture](from)))).toEqual([])
  })

  it("contains each name once", () => {
    const boxes = [...createRoomPictures()[picture].matchAll(/\["([^"]+)"\]/g)].map(([, box = ""]) => box)
    expect(boxes.flatMap((box) => box.split("<br>")).toSorted()).toEqual(names.toSorted())
  })
})

it("has each folder of core as a room", () => {
  const entries = readdirSync(join(root, "packages/core/src"), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(listRooms("core").toSorted()).toEqual(folders.toSorted())
})

it("has the rooms of core in the order of the rules", () => {
  const rooms = listRooms("core")
  const expected = rooms.slice(1).map((room, index) => [rooms[index], room])
  expect(listArrows(rooms, folderOf.core)).toEqual(expected)
})
