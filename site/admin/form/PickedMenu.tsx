import { Combobox } from "@base-ui/react/combobox";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../controls/Icon.tsx";
import type { PickedItem } from "./PickedItem.ts";

/** What can be picked, below the field: those that are have a mark. */
export function PickedMenu() {
  const { say } = useAdminLocale();
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="menu-place" sideOffset={2} align="start">
        <Combobox.Popup className="menu picked-menu">
          <Combobox.Empty className="picked-none">{say("editor.choose.none")}</Combobox.Empty>
          <Combobox.List>
            {(item: PickedItem) => (
              <Combobox.Item key={item.id} value={item} className="menu-item">
                <span className="menu-icon">
                  <Combobox.ItemIndicator>
                    <Icon name="check" />
                  </Combobox.ItemIndicator>
                </span>
                <bdi>{item.isNew ? say("editor.choose.add", { name: item.name }) : item.name}</bdi>
                {item.note && <bdi className="command-hint">{item.note}</bdi>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
